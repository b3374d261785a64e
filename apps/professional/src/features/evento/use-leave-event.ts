import { useLocation, useNavigate } from 'react-router';

/** Back to the calendar from an event that is another now, or is gone. */
export const useLeaveEvent = (): (() => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const params = new URLSearchParams(search);
    params.delete('occurrence');
    void navigate({ pathname: '..', search: params.toString() }, { preventScrollReset: true });
  };
};
