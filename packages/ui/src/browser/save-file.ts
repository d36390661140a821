/** Downloads a file; replaces characters that file systems reject by spaces. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  link.click()
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
