/** For tests with the real library; the bundle never imports it. */
declare module "jquery" {
  const jquery: import("#src/dom/jquery/jquery.ts").JQuery & {
    event: { trigger(event: unknown, data: unknown, element: unknown, onlyHandlers?: boolean): unknown };
  };
  export default jquery;
}

/** Another copy, as some plugins bring one. */
declare module "jquery/dist/jquery.slim.js" {
  export { default } from "jquery";
}
