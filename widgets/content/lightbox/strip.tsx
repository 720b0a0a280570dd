import { useLayoutEffect, useRef } from "react";
import { text } from "./contract.ts";
import type { Picture } from "./picture-set.ts";

interface StripProps {
  pictures: readonly Picture[];
  index: number;
  onChoose: (index: number) => void;
}

export const Strip = ({ pictures, index, onChoose }: StripProps) => {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [index]);
  return (
    <ul ref={list}>
      {pictures.map(({ src, thumb, alt }, at) => {
        const label = `${text("position", { number: at + 1, count: pictures.length })} ${alt}`;
        return (
          // Not the address, since a gallery may show one picture several times.
          <li key={label}>
            <button type="button" aria-label={label} aria-current={at === index} onClick={() => onChoose(at)}>
              <img src={thumb ?? src} alt="" />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
