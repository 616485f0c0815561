using SplNet.Measuring;
using SplNet.Statements.Experiments;
using SplNet.UnitTests;
using SplNet.Values.Messages;

namespace SplNet.Replaying;

/// <summary>
/// The current replay in a measuring process. Experiments before the requested one return the results that the parent already has, the
/// requested one measures its operand, and nothing follows.
/// </summary>
internal sealed class ReplaySession(ReplayScript script, Func<Operand, IReadOnlyList<object>, RunReadings> measure) : Replay
{
    /// <summary>The inputs on which the path of a test must not depend, as the end of a sentence.</summary>
    public const string Whatever = "whatever the chance, the time, the environment or what a test before it left in a static field.";

    private readonly Lock _lock = new();
    private int _reached;
    private bool _completed;
    private bool _isWithdrawn;

    /// <summary>The session of this process; null in an ordinary process.</summary>
    public static new ReplaySession? Current
    {
        get => (ReplaySession?)Replay.Current;
        set => Replay.Current = value;
    }

    /// <summary>Throws if a test other than the requested one reached the experiment.</summary>
    public Action Verify { get; set; } = static () => { };

    /// <summary>True while a different test runs, which the framework runs first because the requested test depends on it.</summary>
    public Func<bool> IsInOtherTest { get; set; } = static () => false;

    /// <summary>True if no test is known to be running, so that the parent has refused the experiment.</summary>
    public Func<bool> IsOutsideOfTest { get; set; } = static () => false;

    /// <summary>The readings of the requested experiment; null until it is reached.</summary>
    public RunReadings? Readings { get; private set; }

    /// <inheritdoc/>
    public override bool IsOver => Readings is not null || _isWithdrawn;

    /// <summary>The reason why nothing was measured, even if the test has caught the exception; null if it is unknown here.</summary>
    public Exception? Failure { get; private set; }

    /// <summary>True once the requested experiment, or a different one instead of it, was reached.</summary>
    public bool IsReached
    {
        get
        {
            lock (_lock)
                return _completed;
        }
    }

    /// <summary>Handles the evaluation of an experiment.</summary>
    /// <returns>Its result in the parent, or a passing result if it belongs to a different test.</returns>
    /// <exception cref="MeasurementCompletedException">It was the requested experiment, and its operand is measured.</exception>
    public ExperimentResult Reach(Experiment experiment, ExperimentSite site)
    {
        if (IsInOtherTest())
            return OfOtherTest(experiment);
        int ordinal;
        lock (_lock)
        {
            if (_completed)
                throw Readings is null && Failure is null && !_isWithdrawn ? Inside(site) : new MeasurementCompletedException();
            if (site != Expected(_reached) && IsOutsideOfTest())
                return Refused(experiment);
            ordinal = _reached++;
            if (ordinal < script.Passed.Count && site == script.Passed[ordinal].Site)
                return script.Passed[ordinal].Result;
            _completed = true;
        }

        try
        {
            Readings = Measure(experiment, site, ordinal);
        }
        catch (MeasurementCompletedException)
        {
            // The parent no longer needs this run.
            _isWithdrawn = true;
            throw;
        }
        catch (Exception failure)
        {
            Failure = failure;
            throw;
        }

        throw new MeasurementCompletedException();
    }

    /// <summary>
    /// Reaches a text requirement, which needs no replay. Its other operands need not exist here, because the library may
    /// have a different version.
    /// </summary>
    /// <param name="find">Finds an operand by name.</param>
    /// <returns>True if it was found and measured.</returns>
    public bool Reach(Func<string, Operand?> find)
    {
        lock (_lock)
            _completed = true;
        if (find(script.Operand) is not { } operand)
            return false;
        Readings = measure(operand, []);
        return true;
    }

    private RunReadings Measure(Experiment experiment, ExperimentSite site, int ordinal)
    {
        Verify();
        var expected = Expected(ordinal);
        if (site != expected)
        {
            throw new UnreplayableTestException(
                $"The test ran differently in the measuring process: it reached the experiment {site} instead of {expected}. " +
                "Evaluate the same experiments in the same order " + Whatever);
        }

        var wanted = experiment.MeasuredOperands().FirstOrDefault(operand => operand.Name == script.Operand)
            ?? throw new UnreplayableTestException(
                $"The experiment {site} does not bind the operand '{script.Operand}' in the measuring process.");
        return measure(wanted.Operand, wanted.Parameters);
    }

    private ExperimentSite Expected(int ordinal) => ordinal < script.Passed.Count ? script.Passed[ordinal].Site : script.Wanted;

    // As in the parent, where no test is known.
    private static ExperimentResult Refused(Experiment experiment) => new()
    {
        Formula = experiment.Text,
        Verdict = Verdict.Invalid,
        Alpha = experiment.Options.Alpha,
        Messages = [MessageRules.NotReplayable.Of(NotReplayable.Problem)],
    };

    // The parent ran the requested test after it, so it succeeded there.
    private static ExperimentResult OfOtherTest(Experiment experiment) => new()
    {
        Formula = experiment.Text,
        Verdict = Verdict.Pass,
        Alpha = experiment.Options.Alpha,
        Messages = [MessageRules.NotEvaluated.Of("It belongs to a test on which the measured one depends, and is not measured again.")],
    };

    private static SplNetException Inside(ExperimentSite site) => new(
        $"The experiment {site} is evaluated inside the measured code, its set-up or its generator. Experiments cannot be nested.");
}
