import { code, dateTime, defineResource, text, translatedText } from '@jwsk/kit'
import { onlineUser } from '@jwsk/sdk/auth'
import { sessionActions, sessionsActions } from '../actions/session-actions'

const onlineUsers = defineResource({
  api: onlineUser,
  key: 'tokenId',
  fields: {
    account: code(),
    realName: text({ width: 96 }),
    deptName: text(),
    ipAddress: text(),
    location: translatedText(),
    browser: text(),
    os: text(),
    clientId: text(),
    loginTime: dateTime(),
  },
  displayName: 'realName',
  columns: ['account', 'realName', 'deptName', 'ipAddress', 'location', 'browser', 'os', 'clientId', 'loginTime'],
  search: ['account', 'realName'],
  actions: { view: false },
  row: sessionActions,
  bulk: sessionsActions,
})

export default onlineUsers
