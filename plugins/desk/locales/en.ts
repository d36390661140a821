import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const texts: TextsLike<typeof zhCn> = {
  notice: {
    title: 'Notices',
    record: 'notice',
    fields: {
      title: 'Title',
      category: 'Category',
      releaseTime: 'Released',
      content: 'Content',
    },
  },
  portal: { title: 'Operations portal', hint: 'The last {{days}} days of the whole operation, today as of {{time}}' },
  merchant: {
    title: 'Merchant home',
    hint: 'What is due and paid, and how long the contract runs; your own shop unless you choose one',
    shop: 'Shop',
  },
  board: {
    failed: 'The board could not be loaded',
    ofDays: 'Last {{days}} days',
    ofNow: 'Now',
    pendingTitle: 'Waiting for you',
    since: 'oldest {{count}} days ago',
    since_zero: 'since today',
    since_one: 'oldest {{count}} day ago',
    allDone: 'Nothing is waiting',
    rest: '{{count}} more on the home page',
    up: '+{{percent}}% vs prior {{days}} days',
    down: '-{{percent}}% vs prior {{days}} days',
    upPoints: '+{{percent}} points vs prior {{days}} days',
    downPoints: '-{{percent}} points vs prior {{days}} days',
    share: '{{share}} of all',
    same: 'Same as prior {{days}} days',
    tiles: {
      income: 'Income with rent',
      visitor: 'Visitors',
      left_space: 'Free spaces',
      scenic_spot: 'Open scenic spots',
      shop_let: 'Shop occupancy',
      owed: 'Amount owed',
      overdue: 'Overdue bills',
      paid_year: 'Paid this year',
      contract_days: 'Days left on contract',
    },
    charts: {
      income_source: 'Income by source',
      visitor: 'Visitors',
      income: 'Income with rent',
      receivable: 'Recently due',
      paid: 'Recently paid',
    },
    pending: {
      todo: 'My tasks',
      parking_reserve: 'Parking reservations to review',
      shop_apply: 'Shop applications to review',
      refund: 'Refund requests',
      invoice_apply: 'Invoices to issue',
      feedback: 'Feedback to answer',
      shop_payment: 'Overdue shop payments',
      facility: 'Facilities to repair',
      user_audit: 'Accounts to approve',
      overdue: 'Overdue bills',
    },
    units: { 元: '¥', 人次: 'visits', left_space: 'spaces', scenic_spot: 'spots', '%': '%', 笔: 'bills', 天: 'days' },
  },
}

export default texts
