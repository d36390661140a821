/** Texts that a server may put into a record; each must arrive unchanged. */
export const texts: Readonly<Record<string, string>> = {
  megabyte: '长'.repeat(350_000),
  control: 'a\u0000b\u0007c',
  half: 'a\ud800b',
  turned: '\u202e反\u202c مرحبا 👩‍👩‍👧 e\u0301 𠮷',
  markup: '<img src=x onerror=alert(1)>"\'javascript:alert(1)',
}
