import type { BrowserContext } from "@playwright/test";

/** Mocks the captcha providers' scripts with their real interface. A button replaces the puzzle. */

/** Runs in the page as the provider's script. */
const recaptcha = (): void => {
  const boxes: { draw: () => void }[] = [];
  let scores = 0;
  Object.assign(window, {
    grecaptcha: {
      ready: (begin: () => void) => begin(),
      render(place: HTMLElement, { callback }: { callback: (token: string) => void }) {
        const draw = () => {
          const button = document.createElement("button");
          button.type = "button";
          button.textContent = "I am not a robot";
          button.onclick = () => callback(`good-${Math.random()}`);
          place.replaceChildren(button);
        };
        draw();
        return boxes.push({ draw }) - 1;
      },
      reset: (id: number) => boxes[id]?.draw(),
      execute: async (_key: string, { action }: { action: string }) => {
        scores += 1;
        return `good-${action}-${scores}`;
      },
    },
  });
};

/** Runs in the page. The shop refuses the first token of each box. */
const turnstile = (): void => {
  const boxes = new Map<string, () => void>();
  Object.assign(window, {
    turnstile: {
      render(place: HTMLElement, { callback }: { callback: (token: string) => void }) {
        const id = `cf-chl-widget-${boxes.size}`;
        let solved = 0;
        const draw = () => {
          const button = document.createElement("button");
          button.type = "button";
          button.textContent = "Verify you are human";
          const field = document.createElement("input");
          field.type = "hidden";
          field.name = "cf-turnstile-response";
          field.id = `${id}_response`;
          button.onclick = () => {
            solved += 1;
            field.value = `${solved === 1 ? "refused" : "good"}-${id}-${solved}`;
            callback(field.value);
          };
          place.replaceChildren(button, field);
        };
        draw();
        boxes.set(id, draw);
        return id;
      },
      reset: (id: string) => boxes.get(id)?.(),
      remove: (id: string) => boxes.delete(id),
    },
  });
};

const providers: readonly [url: string, script: () => void][] = [
  ["https://www.google.com/recaptcha/api.js*", recaptcha],
  ["https://challenges.cloudflare.com/turnstile/v0/api.js*", turnstile],
];

/** Returns the addresses of the scripts that were loaded. */
export const mockCaptchas = async (context: BrowserContext): Promise<string[]> => {
  const asked: string[] = [];
  for (const [url, script] of providers) {
    await context.route(url, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: `(${script})()` });
    });
  }
  return asked;
};
