import { dateTime, defineResource, text } from '@jwsk/kit'
import { onlineUser } from '@jwsk/sdk/auth'

const permission = 'online_user_kickout'

const onlineUsers = defineResource({
  api: onlineUser,
  key: 'tokenId',
  fields: {
    account: text(),
    realName: text(),
    deptName: text(),
    ipAddress: text(),
    location: text(),
    browser: text(),
    os: text(),
    clientId: text(),
    loginTime: dateTime(),
  },
  columns: ['account', 'realName', 'deptName', 'ipAddress', 'location', 'browser', 'os', 'clientId', 'loginTime'],
  search: ['account', 'realName'],
  actions: { view: false },
  row: (action) => [
    action('kickout', {
      permission,
      tone: 'danger',
      run: ({ tokenId }, { client }) => client.call(onlineUser.kickout, { tokenIds: tokenId }),
    }),
  ],
  bulk: (action) => [
    action('kickoutAll', {
      permission,
      tone: 'danger',
      run: (chosen, { client }) => client.call(onlineUser.kickout, { tokenIds: chosen.map(({ tokenId }) => tokenId).join(',') }),
    }),
  ],
})

export default onlineUsers
