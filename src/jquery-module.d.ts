/** For tests with the real library; the bundle never imports it. */
declare module "jquery" {
  const jquery: import("./dom/jquery/jquery.ts").JQuery;
  export default jquery;
}
