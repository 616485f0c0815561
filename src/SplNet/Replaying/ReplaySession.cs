using SplNet.Measuring;
using SplNet.Testing;

namespace SplNet.Replaying;

/// <summary>
/// The replay that goes on in this process, if it is a measuring one: experiments before the wanted one give the results that
/// the parent already has, the wanted one measures its operand, and nothing comes after it.
/// </summary>
internal sealed class ReplaySession(ReplayScript script, Func<Operand, IReadOnlyList<object>, RunReadings> measure)
{
    private readonly Lock _lock = new();
    private int _reached;
    private bool _completed;

    /// <summary>The session of this process; null in an ordinary one.</summary>
    public static ReplaySession? Current { get; set; }

    /// <summary>What the wanted experiment measured; null until it is reached.</summary>
    public RunReadings? Readings { get; private set; }

    /// <summary>An experiment is evaluated.</summary>
    /// <returns>The result that it had in the parent.</returns>
    /// <exception cref="ReplayCompletedException">It was the wanted one, and its operand is measured.</exception>
    public ExperimentResult Reach(Experiment experiment, CallSite site)
    {
        int ordinal;
        lock (_lock)
        {
            if (_completed)
                throw new ReplayCompletedException();
            ordinal = _reached++;
        }

        var expected = ordinal < script.Passed.Count ? script.Passed[ordinal].Site : script.Wanted;
        if (site != expected)
        {
            _completed = true;
            throw new UnreplayableTestException(
                $"The test takes another path in the measuring process: it reached the experiment {site}, and {expected} was expected. " +
                "Evaluate the same experiments in the same order whatever the chance, the time or the environment.");
        }

        if (ordinal < script.Passed.Count)
            return script.Passed[ordinal].Result;
        _completed = true;
        var plan = experiment.MeasuredOperands();
        var wanted = plan.FirstOrDefault(operand => operand.Name == script.Operand)
            ?? throw new UnreplayableTestException($"The experiment {site} does not bind the operand '{script.Operand}' in the measuring process.");
        Readings = measure(wanted.Operand, wanted.Parameters);
        throw new ReplayCompletedException();
    }
}
