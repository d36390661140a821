/** Rejection with the platform's own code and message. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  /** Whether the gateway rejects the call; its responses have no `success` field. */
  readonly origin: 'service' | 'gateway'

  constructor(code: number, message: string, options: { readonly status?: number; readonly origin?: 'service' | 'gateway' } = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = options.status ?? code
    this.origin = options.origin ?? 'service'
  }

  toBody() {
    const { code, message: msg } = this
    return this.origin === 'gateway' ? { code, msg, data: null } : { code, success: false, msg, data: {} }
  }
}

/** Creates the error of a violated business rule. */
export const businessError = (message: string) => new Refusal(400, message)
export const missingParameterError = (name: string) => new Refusal(400, `缺少必要的请求参数: ${name}`)
export const badParameterError = (name: string) => new Refusal(400, `请求参数格式错误: ${name}`)
export const unauthorizedError = (message = '请求未授权') => new Refusal(401, message, { origin: 'gateway' })
/** Creates the error of a missing permission, which is 401 on this platform, not 403. */
export const permissionError = () => new Refusal(401, '请求未授权')
export const rejected = () => new Refusal(403, '请求被拒绝')
export const serverError = (message = '服务器异常') => new Refusal(500, message)
