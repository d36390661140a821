import { definePlugin, defineView } from '@jwsk/kit'
import { createRegistry } from '@jwsk/kit/shell'
import { expect, test } from 'vitest'
import { getScreenName } from './screen-name'

const registry = createRegistry([
  definePlugin({
    id: 'work',
    resources: {},
    views: { '/work/handle/:taskId': defineView(async () => ({ default: () => null })) },
    locales: { 'zh-cn': async () => ({ default: {} }), en: async () => ({ default: {} }) },
  }),
])

test.each([
  ['/work/handle/zhangsanfeng', '/work/handle/:taskId'],
  ['/wel/index', '/wel/index'],
  ['/info/index', '/info/index'],
  ['/404', '/404'],
  // the content of this parameter is unknown
  ['/zhangsanfeng', '/:other'],
  ['/work/handle/zhangsanfeng/13812345678', '/:other'],
])('the name of the screen at %s is %s', (path, name) => expect(getScreenName(path, registry)).toBe(name))
