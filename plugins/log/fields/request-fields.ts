import { dateTime, decimal, text, textarea } from '@jwsk/kit'

/** Fields of every log about its request. */
export const requestFields = {
  serviceId: text(),
  serverHost: text(),
  serverIp: text(),
  env: text(),
  method: text(),
  requestUri: text(),
  time: decimal(),
  methodClass: text(),
  methodName: text(),
  params: textarea(),
  remoteIp: text(),
  userAgent: textarea(),
  createBy: text(),
  createTime: dateTime(),
}
