/** Hands a file to the person; what no file system takes in a name becomes a space. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  link.click()
  // the download has begun by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
