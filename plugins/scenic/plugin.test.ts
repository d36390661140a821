import { testPlugin } from '@jwsk/kit/testing'
import { scenic } from './plugin'

testPlugin(scenic)
