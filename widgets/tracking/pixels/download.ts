interface Download {
  download_type: string;
  download_name: string;
}

/**
 * The file behind a link's path, if its name has one of the extensions. "min.js" is one of them where the owner lists it, so
 * what counts is the end of the name, in either case.
 */
export const downloadOf = (path: string, extensions: readonly string[]): Download | undefined => {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const type = extensions.find((extension) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`));
  return type ? { download_type: type, download_name: name } : undefined;
};
