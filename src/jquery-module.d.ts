/** For tests with the real library; the bundle never imports it. */
declare module "jquery" {
  const jquery: import("#src/dom/jquery/jquery.ts").JQuery & {
    event: { trigger(event: unknown, data: unknown, element: unknown, onlyHandlers?: boolean): unknown };
  };
  export default jquery;
}
