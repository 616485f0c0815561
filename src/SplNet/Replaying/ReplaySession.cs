using SplNet.Measuring;
using SplNet.Statements.Experiments;
using SplNet.UnitTests;
using SplNet.Values.Messages;

namespace SplNet.Replaying;

/// <summary>
/// The replay that goes on in this process, if it is a measuring one: experiments before the wanted one give the results that
/// the parent already has, the wanted one measures its operand, and nothing comes after it.
/// </summary>
internal sealed class ReplaySession(ReplayScript script, Func<Operand, IReadOnlyList<object>, RunReadings> measure) : Replay
{
    /// <summary>What the way of a test must not depend on, as the end of a sentence.</summary>
    public const string Whatever = "whatever the chance, the time, the environment or what a test before it left in a static field.";

    private readonly Lock _lock = new();
    private int _reached;
    private bool _completed;
    private bool _isWithdrawn;

    /// <summary>The session of this process; null in an ordinary one.</summary>
    public static new ReplaySession? Current
    {
        get => (ReplaySession?)Replay.Current;
        set => Replay.Current = value;
    }

    /// <summary>Throws if another test than the wanted one has come to the experiment.</summary>
    public Action Verify { get; set; } = static () => { };

    /// <summary>True while another test runs, which the framework runs first since the wanted one depends on it.</summary>
    public Func<bool> IsInOtherTest { get; set; } = static () => false;

    /// <summary>True where no test is known to run, so that the parent has refused the experiment.</summary>
    public Func<bool> IsOutsideOfTest { get; set; } = static () => false;

    /// <summary>What the wanted experiment measured; null until it is reached.</summary>
    public RunReadings? Readings { get; private set; }

    /// <inheritdoc/>
    public override bool IsOver => Readings is not null || _isWithdrawn;

    /// <summary>Why nothing was measured, even if the test has caught the exception; null if that is not known here.</summary>
    public Exception? Failure { get; private set; }

    /// <summary>True once the wanted experiment was reached, or another one in its place.</summary>
    public bool IsReached
    {
        get
        {
            lock (_lock)
                return _completed;
        }
    }

    /// <summary>An experiment is evaluated.</summary>
    /// <returns>The result that it had in the parent; one that passes where it belongs to another test.</returns>
    /// <exception cref="MeasurementCompletedException">It was the wanted one, and its operand is measured.</exception>
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
            // The parent has no more use for this run.
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

    /// <summary>A requirement that is a text is reached at once. Its other operands need not exist here, where the library may be of another version.</summary>
    /// <param name="find">Finds the operand by its name.</param>
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
            ?? throw new UnreplayableTestException($"The experiment {site} does not bind the operand '{script.Operand}' in the measuring process.");
        return measure(wanted.Operand, wanted.Parameters);
    }

    private ExperimentSite Expected(int ordinal) => ordinal < script.Passed.Count ? script.Passed[ordinal].Site : script.Wanted;

    // As in the parent, where nothing knows of it.
    private static ExperimentResult Refused(Experiment experiment) => new()
    {
        Formula = experiment.Text,
        Verdict = Verdict.Invalid,
        Alpha = experiment.Options.Alpha,
        Messages = [MessageRules.NotReplayable.Of(NotReplayable.Problem)],
    };

    // The parent had the wanted test run after it, so it went well enough there.
    private static ExperimentResult OfOtherTest(Experiment experiment) => new()
    {
        Formula = experiment.Text,
        Verdict = Verdict.Pass,
        Alpha = experiment.Options.Alpha,
        Messages = [MessageRules.NotEvaluated.Of("It belongs to a test on which the measured one depends, and is not measured again.")],
    };

    private static SplNetException Inside(ExperimentSite site) => new(
        $"The experiment {site} is evaluated inside the measured code, its set-up or its generator: an experiment cannot measure another one.");
}
