using SplNet.Tool.Reporting;
using SplNet.Tool.Sharding;
using SplNet.Tool.Views;
using SplNet.Values.Messages;

namespace SplNet.Tool.Requirements;

/// <summary>
/// Measures requirements one after the other; the measurements so far can be reported at any time, even while a signal ends the process.
/// </summary>
/// <param name="request">The user's request.</param>
/// <param name="all">All requirements that were found.</param>
/// <param name="plan">The ones that are measured here; null for all.</param>
/// <param name="level">The expected share of false findings.</param>
/// <param name="output">Takes the reports.</param>
internal sealed class RequirementSeries(
    RunRequest request, IReadOnlyList<SplRequirement> all, ShardPlan? plan, double level, TextWriter output)
{
    private readonly IReadOnlyList<SplRequirement> _own = plan?.Own(all) ?? all;
    private readonly Lock _turn = new();
    private readonly List<RequirementResult> _results = [];
    private readonly HashSet<string> _reported = new(StringComparer.Ordinal);
    private bool _isOver;

    /// <summary>How many are measured here.</summary>
    public int Count => _own.Count;

    /// <summary>Measures all.</summary>
    public void Measure()
    {
        foreach (var requirement in _own)
            Add(requirement, requirement.Run());
    }

    /// <summary>Returns the measurements so far; from now on nothing is added or shown.</summary>
    /// <param name="exitCode">The exit code; null for the exit code of the verdicts.</param>
    public RunDocument End(int? exitCode = null)
    {
        lock (_turn)
        {
            _isOver = true;
            return new RunDocument
            {
                ExitCode = exitCode ?? (int)RunCommand.Outcome([.. _results.Select(static result => result.Result.Verdict)]),
                Shard = plan?.Measured,
                Requirements = _results,
                NotReached = [.. _own.Skip(_results.Count).Select(static requirement => requirement.Name)],
                FindingsLevel = level,
                Findings = RunFinding.Of(_results, level),
            };
        }
    }

    private void Add(SplRequirement requirement, ExperimentResult result)
    {
        if (result.Repeat is not null)
            result = result with { Repeat = RunRepeat.Command(request, FilterOf(requirement), result.Seed) };
        lock (_turn)
        {
            if (_isOver)
                return;
            _results.Add(new RequirementResult(requirement.Name, requirement.Location, requirement.Categories, result)
            {
                Place = RequirementPlaces.Of(requirement),
            });
            if (request.IsQuiet && result.Passed)
                return;
            // A problem of a whole file is a problem of each requirement in it; the first one reports it.
            var known = result.Problems.Where(_reported.Contains).ToList();
            _reported.UnionWith(result.Problems);
            Screen.Show(
                output, known.Count == 0 ? result : result with { Messages =
                [
                    .. result.Messages.Where(message => !known.Contains(message.Text, StringComparer.Ordinal)),
                    MessageRules.InvalidRequirement.Of("See the problem above."),
                ] });
        }
    }

    // Names are unique in a file or an assembly; if there are several of these, the place identifies the requirement.
    private string FilterOf(SplRequirement requirement) =>
        RequirementInputs.Exactly + (all.Count(other => other.Name == requirement.Name) == 1 ? requirement.Name : requirement.Location);
}
