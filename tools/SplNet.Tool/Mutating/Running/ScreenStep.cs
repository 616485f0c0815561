using System.Collections.Concurrent;
using System.Diagnostics;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Keeping;
using SplNet.Tool.Mutating.Screening;
using SplNet.Values;

namespace SplNet.Tool.Mutating.Running;

/// <summary>Compiles and counts mutants one after the other, on demand. Mutants in methods that no test enters need neither.</summary>
/// <param name="context">The shared state of all steps.</param>
/// <param name="screen">The screen that counts.</param>
internal sealed class ScreenStep(RunContext context, MutantScreen screen)
{
    private const int Seed = 1;

    private readonly ConcurrentDictionary<string, (byte[] Assembly, byte[]? Symbols)> _compiled = new(StringComparer.Ordinal);
    private TimeSpan _compiling;

    /// <summary>The screening of each mutant that compiles to different code or is not covered by a test, by its id.</summary>
    public Dictionary<string, MutantScreening> Run()
    {
        var open = context.Mutants.Open;
        context.Progress.Step("Counting what tests execute with each mutant.");
        var known = context.Kept.Screened;
        var found = open.Select(one => known.TryGetValue(one.Mutant.Id, out var counted) ? counted
            : screen.MayBeCovered(one.Mutant.Method) ? null
            : screen.Uncovered(one.Mutant.Id))
            .OfType<MutantScreening>().ToDictionary(static one => one.Mutant, StringComparer.Ordinal);
        var time = new CountingTime(context.Request.Budget, TimeProvider.System);
        screen.Screen(Compiled(time, InOrder([.. open.Select(static one => one.Mutant.Id).Where(id => !found.ContainsKey(id))])), one =>
        {
            if (_compiled.TryRemove(one.Mutant, out var compiled) && one.Measurable.Count > 0)
                context.Kept.Assemblies.Keep(one.Mutant, compiled.Assembly, compiled.Symbols);
            context.Kept.Keep(one);
            found[one.Mutant] = one;
            context.Progress.Done("counted", found.Count, open.Count, one.Mutant);
        });
        if (context.Mutants.Results.Count(static one => one.Status == MutantStatus.NotCounted) is > 0 and var left)
            context.Notes.Add(
                "A third of the budget ended before all mutants were counted. " +
                $"{Plural.Of(left, "mutant")} were left out of the score, artificial ones first, the others at random.");
        context.Steps.Add(_compiling.TotalSeconds, static (times, seconds) => times with { Compile = times.Compile + seconds });
        context.Steps.Add(Math.Max(0, (time.Elapsed - _compiling).TotalSeconds), static (times, seconds) =>
            times with { Screen = times.Screen + seconds });
        return found;
    }

    // If there may not be enough time for all, mutants that resemble real changes come first, spread over all files.
    private string[] InOrder(string[] ids)
    {
        if (context.Request.Budget is null)
            return ids;
        new Random(Seed).Shuffle(ids);
        return [.. ids.OrderBy(id => ArtificialOperators.Contain(context.Mutants[id].Mutant.Operator))];
    }

    private IEnumerable<ScreenedMutant> Compiled(CountingTime time, string[] ids)
    {
        foreach (var (place, id) in ids.Index())
        {
            if (time.IsOver)
            {
                foreach (var left in ids[place..])
                    context.Mutants.End(left, MutantStatus.NotCounted, "a third of the budget ended before it was counted");
                yield break;
            }

            if (context.Kept.Dropped.TryGetValue(id, out var dropped))
            {
                context.Mutants.End(id, dropped.Status, dropped.Reason);
                continue;
            }

            var before = Stopwatch.GetTimestamp();
            var compiled = context.Mutants.Compile(id);
            _compiling += Stopwatch.GetElapsedTime(before);
            if (compiled is null)
                context.Kept.Keep(new DroppedMutant(id, context.Mutants[id].Status, context.Mutants[id].Reason));
            else
                _compiled[id] = compiled.Value;
            if (compiled is var (assembly, symbols))
                yield return new ScreenedMutant(id, assembly, symbols, context.Mutants[id].Mutant.Method);
        }
    }
}
