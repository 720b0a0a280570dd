import type { Contents } from "./contract.ts";

/**
 * One of the plugins leaves its toggle to its script: a link in brackets behind the title, called by what it does. The
 * closed box shrinks to its title, and an opened one has the width that the shop has set. Ends with the signal.
 */
export const appendToggle = (host: HTMLElement, settings: Contents["settings"], signal: AbortSignal): void => {
  const { visibility_show: show, visibility_hide: hide, width } = settings;
  const title = host.querySelector(".toc_title");
  if (!title || !show || signal.aborted) return;
  const box = document.createElement("span");
  const link = document.createElement("a");
  box.className = "toc_toggle";
  box.dataset.swSlot = "";
  link.href = "#";
  box.append(" [", link, "]");
  title.append(box);
  let wasOpen = true;
  const dress = () => {
    const isOpen = link.getAttribute("aria-expanded") !== "false";
    link.textContent = String(isOpen ? hide : show);
    if (!isOpen) Object.assign(host.style, { width: "auto", display: "table" });
    else if (!wasOpen) host.style.width = String(width ?? "");
    wasOpen = isOpen;
  };
  dress();
  const observer = new MutationObserver(dress);
  observer.observe(link, { attributeFilter: ["aria-expanded"] });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    box.remove();
  });
};
