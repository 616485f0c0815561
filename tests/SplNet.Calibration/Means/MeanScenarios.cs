namespace SplNet.Calibration;

/// <summary>The scenarios of means: equal ones of different shape, equal ones on machines that disturb, and different ones.</summary>
internal static class MeanScenarios
{
    private static readonly CallShape Fives = CallShape.Slow(5, 20);
    private static readonly CallShape Twenties = CallShape.Slow(20, 40);
    private static readonly CallShape Hundreds = CallShape.Slow(100, 40);
    private static readonly CallShape Thousands = CallShape.Slow(1000, 400);

    /// <summary>Means that are equal, one side with slow calls: the scenarios on which the thresholds were chosen.</summary>
    public static IReadOnlyList<MeanScenario> Chosen { get; } =
    [
        Alone(Fives), Alone(Fives with { IsPeriodic = true }), Together(Fives, 1000),
        Alone(Twenties), Alone(Twenties with { IsPeriodic = true }), Together(Twenties, 10), Together(Twenties, 1000),
        Together(Hundreds with { IsPeriodic = true }, 50), Together(Hundreds, 10), Together(Hundreds, 100),
        Together(Thousands, 100), Together(Thousands, 1000), Together(Thousands, 10000),
        Alone(Twenties, 160), Alone(Hundreds, 160),
        Interrupted(Alone(Fives), 0.05), Interrupted(Together(Twenties, 10), 0.05), Interrupted(Together(Hundreds, 100), 0.05),
    ];

    /// <summary>The same with shapes that had no part in choosing them.</summary>
    public static IReadOnlyList<MeanScenario> Fresh { get; } =
    [
        Alone(CallShape.Slow(3, 8)), Alone(CallShape.Slow(7, 15)), Alone(CallShape.Slow(12, 60)), Alone(CallShape.Slow(30, 25)),
        Together(CallShape.Slow(7, 15), 4), Together(CallShape.Slow(30, 25), 7), Together(CallShape.Slow(50, 60), 25),
        Together(CallShape.Slow(200, 100), 20), Together(CallShape.Slow(200, 100), 300),
        Together(CallShape.Slow(500, 150), 200), Together(CallShape.Slow(3000, 1000), 3000),
        Alone(CallShape.Slow(10, 3) with { Name = "1 in 10 ×3, streaks of 5", Streak = 5 }),
        Together(CallShape.Slow(40, 30) with { Name = "1 in 40 ×30, streaks of 8", Streak = 8 }, 50),
        Alone(new CallShape("lognormal, σ = 1") { LogDeviation = 1 }), Alone(new CallShape("lognormal, σ = 1.5") { LogDeviation = 1.5 }),
        Together(new CallShape("lognormal, σ = 1.5") { LogDeviation = 1.5 }, 20),
        Alone(new CallShape("Pareto 2.5") { Pareto = 2.5 }), Together(new CallShape("Pareto 2.5") { Pareto = 2.5 }, 20),
        Interrupted(Alone(CallShape.Slow(7, 15)), 0.1), Interrupted(Together(CallShape.Slow(50, 60), 25), 0.1),
        Alone(CallShape.Slow(7, 15)) with { Name = "1 in 7 ×15, 1 call, drift of 5 %, blocks of 30 %", Drift = 0.05, Blocks = 0.3 },
        Together(CallShape.Slow(30, 25), 7) with { Name = "1 in 30 ×25, 7 calls, launches of 3 %", Between = 0.03 },
        Alone(CallShape.Slow(5, 20)) with { Name = "1 in 5 ×20 against 1 in 20 ×40, 1 call", Right = CallShape.Slow(20, 40) },
        Together(CallShape.Slow(7, 15), 10) with { Name = "1 in 7 ×15 against 1 in 50 ×60, 10 calls", Right = CallShape.Slow(50, 60) },
        Alone(CallShape.Slow(7, 15)) with { Name = "1 in 7 ×15 against a limit, 1 call", IsLimit = true },
        Together(CallShape.Slow(50, 60), 25) with { Name = "1 in 50 ×60 against a limit, 25 calls", IsLimit = true },
    ];

    /// <summary>Means that are equal by calls that mostly are not seen.</summary>
    public static IReadOnlyList<MeanScenario> Unseen { get; } =
    [
        Alone(Hundreds), Alone(CallShape.Slow(300, 100)), Together(Thousands, 1), Together(CallShape.Slow(10000, 3000), 20),
    ];

    /// <summary>Two steady operations that are the same, on machines that disturb.</summary>
    public static IReadOnlyList<MeanScenario> Machines { get; } =
    [
        Same("quiet"),
        Same("interrupted once per 20 ms") with { Interruptions = 0.05 },
        Same("interrupted once per 10 ms, a third untold") with { Interruptions = 0.1, ReportedShare = 0.67 },
        Same("interrupted once per 20 ms, none told") with { Interruptions = 0.05, ReportedShare = 0 },
        Same("only the left side interrupted") with { Interruptions = 0.05, InterruptionsOfRight = 0 },
        Same("only the left side interrupted, none told") with { Interruptions = 0.05, InterruptionsOfRight = 0, ReportedShare = 0 },
        Same("launches of 3 %") with { Between = 0.03 },
        Same("blocks of 30 %, drift of 10 %") with { Blocks = 0.3, Drift = 0.1 },
        Same("1 in 10 launches of the left side slow, means equal") with { SlowLaunches = 10 },
    ];

    /// <summary>Means that differ.</summary>
    public static IReadOnlyList<MeanScenario> Different { get; } =
    [
        .. new[] { 1.02, 1.05, 1.1, 2 }.Select(static ratio => Ratio(ratio)),
        .. new[] { 1.02, 1.05, 1.1, 2 }.Select(
            static ratio => Ratio(ratio) with { Name = $"{Ratio(ratio).Name}, interrupted once per 20 ms", Interruptions = 0.05 }),
        .. new[] { 1.02, 1.05, 1.1, 2 }.Select(static ratio =>
            Ratio(ratio) with { Name = $"{Ratio(ratio).Name}, interrupted, none told", Interruptions = 0.05, ReportedShare = 0 }),
        Defect(1) with { Rounds = 50 }, Defect(1000),
        Together(Twenties, 1000) with
        {
            Name = "left 1 in 20 ×40, right 1.15 times its mean, 1000 calls",
            Right = CallShape.Steady with { Scale = 1.15 },
        },
        Alone(Twenties) with
        {
            Name = "left 1 in 20 ×40, right 1.15 times its mean, 1 call",
            Right = CallShape.Steady with { Scale = 1.15 },
        },
        Together(Hundreds, 100) with
        {
            Name = "left 1 in 100 ×40, right 1.4 times its mean, 100 calls",
            Right = CallShape.Steady with { Scale = 1.4 },
        },
        Together(Twenties, 10) with { Name = "left 1 in 20 ×40 is 5 % slower, 10 calls", Left = Twenties with { Scale = 1.05 } },
        Together(Hundreds, 100) with { Name = "left 1 in 100 ×40 is 5 % slower, 100 calls", Left = Hundreds with { Scale = 1.05 } },
    ];

    private static MeanScenario Same(string name) => new(name, CallShape.Steady, CallShape.Steady);

    private static MeanScenario Ratio(double ratio) =>
        Same($"left takes {ratio} times as long") with { Left = CallShape.Steady with { Scale = ratio } };

    private static MeanScenario Defect(int calls) =>
        new($"left 1 in 5 ×20 has 2.4 times the mean and half the median, {Calls(calls)}", Fives with { Scale = 2.4 }, CallShape.Steady)
        {
            Calls = calls,
            Milliseconds = calls == 1 ? 2 : 1,
        };

    private static MeanScenario Alone(CallShape shape, int rounds = 50) =>
        Equal(shape, 1, rounds == 50 ? string.Empty : $", {rounds} rounds") with { Rounds = rounds, Milliseconds = 2 };

    private static MeanScenario Together(CallShape shape, int calls) => Equal(shape, calls, string.Empty);

    private static MeanScenario Equal(CallShape shape, int calls, string more) =>
        new($"{shape.Name}{(shape.IsPeriodic ? " periodic" : string.Empty)}, {Calls(calls)}{more}", shape, CallShape.Steady)
        {
            Calls = calls,
        };

    private static MeanScenario Interrupted(MeanScenario scenario, double rate) =>
        scenario with { Name = $"{scenario.Name}, interrupted once per {1 / rate:0} ms", Interruptions = rate };

    private static string Calls(int calls) => calls == 1 ? "1 call" : $"{calls} calls";
}
