using System.Runtime.CompilerServices;
using SplNet.Experiments;

namespace SplNet.Replaying;

/// <summary>The experiments that one execution of a test, or a program, has evaluated so far.</summary>
internal sealed class EvaluationLog
{
    private static readonly ConditionalWeakTable<object, EvaluationLog> Logs = [];

    private readonly List<PassedExperiment> _passed = [];

    public static EvaluationLog Of(object execution) => Logs.GetValue(execution, static _ => new EvaluationLog());

    public IReadOnlyList<PassedExperiment> Passed
    {
        get
        {
            lock (_passed)
                return [.. _passed];
        }
    }

    public void Add(ExperimentSite site, ExperimentResult result)
    {
        lock (_passed)
            _passed.Add(new PassedExperiment(site, result));
    }
}
