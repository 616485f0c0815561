using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>
/// Simulates runs of both sides of a scenario, block by block, with the times of the clock and what the kernel tells of waiting.
/// </summary>
internal sealed class CallGenerator
{
    private const double Correlation = 0.9;
    private const double SlowLaunch = 1.3;
    private const double LongestInterruption = 200;
    private const double InterruptionShape = 1.5;

    private readonly MeanScenario _scenario;
    private readonly CallTimes _left;
    private readonly CallTimes _right;
    private Xoshiro256 _random;
    private double _drift;

    public CallGenerator(MeanScenario scenario, ulong seed)
    {
        _scenario = scenario;
        _left = new CallTimes(scenario.Left, scenario.Calls);
        _right = new CallTimes(scenario.Right, scenario.Calls);
        _random = new Xoshiro256(seed);
    }

    /// <summary>One block.</summary>
    public (CallRun Left, CallRun Right) Next()
    {
        var common = Math.Exp(_scenario.Blocks * _random.NextNormal());
        var (left, right) = (new CallRun(_scenario.Rounds), new CallRun(_scenario.Rounds));
        var (ofLeft, ofRight) = (common * Launch(_scenario.SlowLaunches), common * Launch(0));
        _left.Restart(ref _random);
        _right.Restart(ref _random);
        for (var round = 0; round < _scenario.Rounds; round++)
        {
            _drift = (Correlation * _drift) + (Math.Sqrt(1 - (Correlation * Correlation)) * _random.NextNormal());
            var machine = Math.Exp((_scenario.InRounds * _random.NextNormal()) + (_scenario.Drift * _drift));
            Iterate(left, round, _left.Next(ref _random) * ofLeft * machine, _scenario.Interruptions);
            Iterate(right, round, _right.Next(ref _random) * ofRight * machine, _scenario.InterruptionsOfRight ?? _scenario.Interruptions);
        }

        left.Settle();
        right.Settle();
        return (left, right);
    }

    private double Launch(int slow) => Math.Exp(_scenario.Between * _random.NextNormal())
        * (slow > 0 && _random.NextIndex(slow) == 0 ? SlowLaunch : 1) / (slow > 0 ? 1 + ((SlowLaunch - 1) / slow) : 1);

    private void Iterate(CallRun run, int round, double time, double rate)
    {
        time *= Math.Exp(_scenario.Within * _random.NextNormal());
        var (reported, untold) = (0.0, 0.0);
        if (rate > 0)
        {
            for (var left = (time * _scenario.Milliseconds) - Wait(rate); left > 0; left -= Wait(rate))
            {
                var length = Math.Min(LongestInterruption, Math.Pow(1 - _random.NextUniform(), -1 / InterruptionShape));
                if (_random.NextUniform() < _scenario.ReportedShare)
                    reported += length;
                else
                    untold += length;
            }
        }

        run.Gross[round] = time + ((reported + untold) / _scenario.Milliseconds);
        run.Taken[round] = reported / _scenario.Milliseconds;
    }

    private double Wait(double rate) => -Math.Log(1 - _random.NextUniform()) / rate;
}
