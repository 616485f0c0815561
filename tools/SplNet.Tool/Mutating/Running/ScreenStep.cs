using System.Diagnostics;
using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Running;

/// <summary>Mutants are compiled and counted, one after the other as they are asked for.</summary>
/// <param name="context">What all steps share.</param>
/// <param name="screen">What counts.</param>
internal sealed class ScreenStep(RunContext context, MutantScreen screen)
{
    private TimeSpan _compiling;

    /// <summary>What was found of each mutant that compiles to other code, by its id.</summary>
    public Dictionary<string, MutantScreening> Run()
    {
        var open = context.Mutants.Open;
        context.Progress.Step("Counting what tests do with each mutant.");
        var known = context.Kept.Screened;
        var found = open.Where(one => known.ContainsKey(one.Mutant.Id)).ToDictionary(static one => one.Mutant.Id, one => known[one.Mutant.Id], StringComparer.Ordinal);
        var start = Stopwatch.GetTimestamp();
        screen.Screen(Compiled([.. open.Select(static one => one.Mutant.Id).Where(id => !found.ContainsKey(id))]), one =>
        {
            context.Kept.Keep(one);
            found[one.Mutant] = one;
            context.Progress.Done("counted", found.Count, open.Count, one.Mutant);
        });
        context.Steps.Add(_compiling.TotalSeconds, static (times, seconds) => times with { Compile = times.Compile + seconds });
        context.Steps.Add(Math.Max(0, (Stopwatch.GetElapsedTime(start) - _compiling).TotalSeconds), static (times, seconds) => times with { Screen = times.Screen + seconds });
        return found;
    }

    private IEnumerable<ScreenedMutant> Compiled(IReadOnlyList<string> ids)
    {
        foreach (var id in ids)
        {
            var before = Stopwatch.GetTimestamp();
            var compiled = context.Mutants.Compile(id);
            _compiling += Stopwatch.GetElapsedTime(before);
            if (compiled is var (assembly, symbols))
                yield return new ScreenedMutant(id, assembly, symbols, context.Mutants[id].Mutant.Method);
        }
    }
}
