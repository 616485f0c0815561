using SplNet.Mutations.Compiling;
using SplNet.Mutations.Controls;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Controlling;

/// <summary>
/// Plans controls that are measured among the mutants: each directly next to a regular pair, with the same test and in the same place in
/// the order, so that both meet the same state of the machine.
/// </summary>
/// <param name="project">The project.</param>
/// <param name="screen">The screen, with the counts without a mutant.</param>
internal sealed class ControlPlan(MutatedProject project, MutantScreen screen)
{
    /// <summary>Plans the controls.</summary>
    /// <param name="screened">The mutants to be measured.</param>
    /// <param name="identity">The number of pairs with identical code.</param>
    /// <param name="layout">The number of pairs with a different layout.</param>
    public IReadOnlyList<PlannedControl> Of(IReadOnlyList<MutantScreening> screened, int identity, int layout)
    {
        var beside = screened.SelectMany(static one => one.Measurable.Take(1)).OrderByDescending(static pair => pair.IsStrong)
            .ThenByDescending(static pair => pair.Weight).ToList();
        return beside.Count == 0 ? [] : [.. Identities(beside, identity), .. Layouts(beside, layout)];
    }

    private IEnumerable<PlannedControl> Identities(List<PairCounts> beside, int count) => IdentityMutants.Of(project, count)
        .Select((one, index) => (one, Pair: beside[(int)((long)index * beside.Count / count)]))
        .Where(static one => one.one.Assembly is not null)
        .Select(static one => new PlannedControl(
            one.one.Mutant, ControlKind.Identity, one.one.Assembly!, one.one.Symbols, one.Pair with { Mutant = one.one.Mutant.Id }));

    // A layout mutant is a control only for tests that do the same work on it.
    private IEnumerable<PlannedControl> Layouts(List<PairCounts> beside, int count)
    {
        var left = count;
        foreach (var (place, compiled) in LayoutMutants.Of(project, Executed, count).Index())
        {
            if (left == 0)
                yield break;
            if (compiled.Assembly is not { } assembly)
                continue;
            var same = screen.Screen(new ScreenedMutant(compiled.Mutant.Id, assembly, compiled.Symbols, Method: null)).Pairs
                .Where(static pair => !pair.IsDifferent).Select(static pair => pair.Test).ToHashSet(StringComparer.Ordinal);
            var share = (left + count - place - 1) / (count - place); // the rest, divided by the remaining controls, rounded up
            foreach (var pair in beside.Skip((int)((long)place * beside.Count / count)).Concat(beside)
                .Where(pair => same.Contains(pair.Test)).DistinctBy(static pair => pair.Test, StringComparer.Ordinal).Take(share))
            {
                left--;
                yield return new PlannedControl(
                    compiled.Mutant, ControlKind.Layout, assembly, compiled.Symbols, pair with { Mutant = compiled.Mutant.Id });
            }
        }
    }

    private IReadOnlySet<string> Executed => field ??= project.Find(new Padding(1)).Select(static one => one.Mutant.Method).OfType<string>()
        .Where(method => screen.Baseline.Tests.Values.Any(test => test.First.HitsOf(method) > 0)).ToHashSet(StringComparer.Ordinal);
}
