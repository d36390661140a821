/** Fake of `XMLHttpRequest`, the only API with upload progress; each test responds by hand. */
export class FakeXmlHttpRequest {
  static readonly sent: FakeXmlHttpRequest[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  response: ArrayBuffer | null = null
  url = ''
  body: unknown
  isAborted = false

  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  send(body: unknown) {
    this.body = body
    FakeXmlHttpRequest.sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  answer(payload: unknown, status = 200) {
    this.status = status
    this.response = new TextEncoder().encode(JSON.stringify(payload)).buffer
    this.onload?.()
  }
  link(link: unknown) {
    this.answer({ code: 200, success: true, msg: '操作成功', data: { link } })
  }
}
