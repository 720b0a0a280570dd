interface Download {
  download_type: string;
  download_name: string;
}

/**
 * The file behind a link's path, if its name has one of the extensions. Owners may list "min.js" too, so the end of the
 * name counts, in upper or lower case.
 */
export const downloadOf = (path: string, extensions: readonly string[]): Download | undefined => {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const type = extensions.find((extension) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`));
  return type ? { download_type: type, download_name: name } : undefined;
};
