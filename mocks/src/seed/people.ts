import type { Random } from '../engine/world/random'

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈']
// marked names are for women, unmarked ones for men or both
const markedNames =
  '伟 芳/f 娜/f 敏/f 静/f 秀英/f 丽/f 强 磊 洋 艳/f 勇 军 杰 娟/f 涛 明 超 秀兰/f 霞/f 平 刚 桂英/f 雨桐/f 梓涵/f 浩然 子墨 思源 佳怡/f 欣妍/f 宇航 嘉豪 晓东 志远 文博 海燕/f 建国 春梅/f 玉华/f 立新'.split(
    ' ',
  )
const givenNames = markedNames.map((name) => name.replace('/f', ''))
const women = new Set(markedNames.filter((name) => name.endsWith('/f')).map((name) => name.replace('/f', '')))

/** Returns the sex by name: 1 for men, 2 for women. */
export const getSex = (name: string): number => (women.has(name.slice(1)) ? 2 : 1)

export const createPersonName = (random: Random) => random.pick(surnames) + random.pick(givenNames)

/** Creates a phone number from a range that carriers assign. */
export const createPhoneNumber = (random: Random) =>
  `1${random.pick(['38', '39', '57', '58', '77', '86', '91'])}${String(random.between(0, 99_999_999)).padStart(8, '0')}`
