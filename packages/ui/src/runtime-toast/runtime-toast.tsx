'use client';

import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiClose,
  mdiHelpCircleOutline,
  mdiInformationOutline,
} from '@mdi/js';
import { View } from '@tamagui/core';
import type { ComponentProps } from 'react';
import { Toast, toast } from 'tamagui/unstyled';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';
import { Text } from '../text/text';

const looks = {
  info: { icon: mdiInformationOutline, tone: 'primary' },
  success: { icon: mdiCheckCircleOutline, tone: 'success' },
  warning: { icon: mdiAlertOutline, tone: 'warning' },
  error: { icon: mdiAlertCircleOutline, tone: 'error' },
  question: { icon: mdiHelpCircleOutline, tone: 'warning' },
} as const;

export interface ToastOptions {
  readonly title: string;
  readonly message?: string;
  readonly status: keyof typeof looks;
  /** Time until it closes automatically, in ms. */
  readonly timeoutMs?: number;
}

/** Shows a toast in every `RuntimeToasts` on the page. */
export function showRuntimeToast({ title, message, status, timeoutMs = 2500 }: ToastOptions): void {
  toast(title, { description: message, duration: timeoutMs, data: { status } });
}

/** The corner where toasts appear: the upper start side, which is the right one here. */
export function RuntimeToasts({
  label,
  closeLabel,
}: {
  readonly label: string;
  readonly closeLabel: string;
}) {
  return (
    <TamaguiProvider>
      <Toast position="top-right" duration={2500}>
        <Toast.Viewport label={label}>
          <Toast.List renderItem={(item) => <ToastLine {...item} closeLabel={closeLabel} />} />
        </Toast.Viewport>
      </Toast>
    </TamaguiProvider>
  );
}

interface ToastLineProps {
  readonly toast: ComponentProps<typeof Toast.Item>['toast'];
  readonly index: number;
  readonly handleClose: () => void;
  readonly closeLabel: string;
}

function ToastLine({ toast: shown, index, handleClose, closeLabel }: ToastLineProps) {
  const status = shown.data?.status;
  const look = looks[isStatus(status) ? status : 'info'];
  return (
    <Toast.Item
      toast={shown}
      index={index}
      width="min(356px, calc(100vw - 48px))"
      flexDirection="row"
      alignItems="center"
      gap="3"
      minHeight="row"
      paddingInlineStart="4"
      backgroundColor="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="field"
    >
      <Text tone={look.tone}>
        <Icon path={look.icon} />
      </Text>
      <View flexGrow={1}>
        <Toast.Title fontWeight="bold">{shown.title as string}</Toast.Title>
        {shown.description ? <Toast.Description>{shown.description as string}</Toast.Description> : null}
      </View>
      <Button tone="text" size="icon" aria-label={closeLabel} onClick={handleClose}>
        <Icon path={mdiClose} />
      </Button>
    </Toast.Item>
  );
}

function isStatus(value: unknown): value is keyof typeof looks {
  return typeof value === 'string' && value in looks;
}
