import type { Random } from '../engine/random'

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈']
const givenNames = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '秀英',
  '丽',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '军',
  '杰',
  '娟',
  '涛',
  '明',
  '超',
  '秀兰',
  '霞',
  '平',
  '刚',
  '桂英',
  '雨桐',
  '梓涵',
  '浩然',
  '子墨',
  '思源',
  '佳怡',
  '欣妍',
  '宇航',
  '嘉豪',
  '晓东',
  '志远',
  '文博',
  '海燕',
  '建国',
  '春梅',
  '玉华',
  '立新',
]

// the other given names are borne by men, or by both
const women = new Set([
  '芳',
  '娜',
  '敏',
  '静',
  '秀英',
  '丽',
  '艳',
  '娟',
  '秀兰',
  '霞',
  '桂英',
  '雨桐',
  '梓涵',
  '佳怡',
  '欣妍',
  '海燕',
  '春梅',
  '玉华',
])

/** 1 for men, 2 for women, as the name has it. */
export const sexOf = (name: string): number => (women.has(name.slice(1)) ? 2 : 1)

export const personName = (random: Random) => random.pick(surnames) + random.pick(givenNames)

/** A number from a range that carriers hand out. */
export const phoneNumber = (random: Random) =>
  `1${random.pick(['38', '39', '57', '58', '77', '86', '91'])}${String(random.between(0, 99_999_999)).padStart(8, '0')}`
