import { useRef, useState } from "react";
import { useMediaQuery } from "#src/ui/use-media-query.ts";
import { ActiveMenu, type MenuActions } from "./active-menu.tsx";
import { type MenuProps, readProps } from "./contract.ts";
import { useBuilderApi } from "./use-builder-api.ts";
import "./style.css";

/** A menu starts anew where it becomes the mobile one or the desktop's, and when the page builder asks for it. */
export const Menu = (props: MenuProps) => {
  const [menu, setMenu] = useState(props);
  const [run, setRun] = useState(1);
  const isMobile = useMediaQuery(menu.mobileQuery);
  const actions = useRef<MenuActions>(undefined);
  useBuilderApi(menu, actions, {
    init: () => setRun(Math.abs),
    destroy: () => setRun((now) => -Math.abs(now)),
    refresh: () => {
      setMenu(readProps(props.host));
      setRun((now) => Math.abs(now) + 1);
    },
  });
  return run > 0 ? <ActiveMenu key={`${run} ${isMobile}`} menu={menu} isMobile={isMobile} actions={actions} /> : null;
};
