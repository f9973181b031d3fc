import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Goes one step back, once for each history entry: the navigation takes a moment, and a double
 * click would go back twice.
 */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}
