namespace SplNet.Tool.Checking;

/// <summary>Measures a method against itself, again and again.</summary>
/// <param name="request">The method, and the number of experiments.</param>
/// <param name="settings">How, with a seed.</param>
/// <param name="progress">Called with the number of experiments done, and of all.</param>
internal sealed class SelfCheck(CheckRequest request, ExperimentOptions settings, Action<int, int> progress)
{
    /// <summary>Makes the experiments; an invalid one is the last.</summary>
    public IReadOnlyList<ExperimentResult> Run()
    {
        var results = new List<ExperimentResult>();
        while (results.Count < request.Experiments)
        {
            var result = Engine.RunAfresh(Experiment(results.Count));
            results.Add(result);
            if (result.Verdict == Verdict.Invalid)
                break;
            progress(results.Count, request.Experiments);
        }

        return results;
    }

    private Experiment Experiment(int index) => new((one, other, mean) => mean(one) <= mean(other))
    {
        ["one"] = request.Method.Operand(),
        ["other"] = request.Method.Operand(),
        Options = settings with { Seed = unchecked((settings.Seed ?? 0) + index) },
    };
}
