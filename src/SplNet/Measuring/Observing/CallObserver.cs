using System.Diagnostics;
using System.Reflection;
using SplNet.Arguments.Generators;
using SplNet.Arguments.Reflection;
using SplNet.Measuring.Calls;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Observing;

/// <summary>Calls an operand with generated inputs, each once, and reports what came of it.</summary>
/// <param name="call">The call.</param>
/// <param name="cycle">The phases around each call.</param>
/// <param name="seed">The seed of the inputs.</param>
internal sealed class CallObserver(MeasuredCall call, IterationCycle cycle, int seed)
{
    private const string NoInputs = "it has no generated arguments, so every call repeats the same input. " +
        "Give it a generator, for example Type.Method[Inputs.Texts]";

    private const string NotRandom = "its generator makes inputs without random numbers, so they repeat. " +
        "Let it return a Gen<T>, or take a System.Random";

    private const string NothingToCompare = "it returns nothing, and its arguments cannot be changed, so there is nothing to compare. " +
        "Measure a method of the tests that returns the result";

    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(2);

    private bool _hasOutcome;

    /// <summary>Calls.</summary>
    /// <param name="wanted">The inputs.</param>
    public ObservedResults Observe(ObservedInputs wanted)
    {
        if (call.Arguments is null && !wanted.AcceptsRepeats)
            return Refused(NoInputs);
        try
        {
            if (wanted.Choices.Count > 0)
                return new ObservedResults([.. wanted.Choices.Select(TryObserve)], [], 0, Problem: null);
            var calls = new List<ObservedCall>();
            for (var index = 0; index < wanted.Count && !(index > 0 && calls[0].Choices.Length == 0); index++)
                calls.Add(Observe(Numbered(wanted.First + index)));
            var repeats = calls.Exists(static one => one.Choices.Length == 0);
            if (repeats && !wanted.AcceptsRepeats)
                return Refused(NotRandom);
            return !_hasOutcome ? Refused(NothingToCompare)
                : repeats ? new ObservedResults(calls, [], 0, Problem: null)
                : WithFurther(calls, wanted);
        }
        catch (UnreadableResultException unreadable)
        {
            return Refused($"its content cannot be compared: {unreadable.Message}. Measure a method of the tests that returns the parts " +
                "that matter");
        }
    }

    private static ObservedResults Refused(string problem) => ObservedResults.None(problem);

    private ChosenRandom Numbered(int index) => new([], new Random(DerivedSeed.Of(seed, index)));

    private ObservedCall? TryObserve(double[] choices)
    {
        try
        {
            return Observe(new ChosenRandom(choices));
        }
        catch (SplNetException)
        {
            return null; // the generator's condition holds for no such input
        }
    }

    private ObservedCall Observe(ChosenRandom random)
    {
        cycle.Before(1);
        try
        {
            call.Draw.Restart();
            call.NewTarget?.Invoke();
            var input = call.Arguments?.Take(random) ?? [];
            using var before = TextOf(input);
            using var outcome = Outcome(input, before.Hash);
            return new ObservedCall(before.Text, before.Hash, outcome.Text, outcome.Hash, [.. random.Taken]);
        }
        finally
        {
            cycle.After();
        }
    }

    // A call may change its arguments and its target, which is then part of what it does.
    private ObservedText Outcome(IReadOnlyList<object?> input, string before)
    {
        var text = new ObservedText();
        var method = DelegateCall.Of(call.Workload);
        try
        {
            var result = method.Invoke(call.Workload, BindingFlags.DoNotWrapExceptions, null, null, null);
            if (method.ReturnType != typeof(void) && method.ReturnType != typeof(Task) && method.ReturnType != typeof(ValueTask))
            {
                using var content = new ObservedText();
                ResultReader.Write(result, content);
                text.Append($"returns {content.Text}", content.Hash);
                _hasOutcome = true;
            }
            else if (result is not null)
            {
                ResultReader.Write(result, text);
            }
        }
        catch (Exception failure) when (failure is not UnreadableResultException) // a side may throw, if the other throws the same
        {
            text.Append($"throws {failure.GetType().Name}");
            _hasOutcome = true;
        }

        using var after = TextOf(input);
        if (after.Hash != before)
            text.Append($"{(_hasOutcome ? "; " : string.Empty)}changes its input to {after.Text}", after.Hash);
        AppendTarget(text);
        _hasOutcome |= after.Hash != before;
        return text;
    }

    // Most targets are services without content.
    private void AppendTarget(ObservedText text)
    {
        if (call.ReadTarget is not { } target)
            return;
        using var content = new ObservedText();
        try
        {
            ResultReader.Write(target(), content);
        }
        catch (UnreadableResultException)
        {
            return;
        }

        text.Append($"; leaves {content.Text}", content.Hash);
        _hasOutcome = true;
    }

    private static ObservedText TextOf(IReadOnlyList<object?> input)
    {
        var text = new ObservedText();
        ResultReader.Write(input is [var only] ? only : input.ToArray(), text);
        return text;
    }

    // So many calls also show code that changes its behaviour after some.
    private ObservedResults WithFurther(IReadOnlyList<ObservedCall> calls, ObservedInputs wanted)
    {
        var (seen, outcomes, start) = (new HashSet<string>(StringComparer.Ordinal), new List<string>(), Stopwatch.GetTimestamp());
        while (outcomes.Count < wanted.Further && !(wanted.IsTimed && Stopwatch.GetElapsedTime(start) > Longest))
        {
            var one = Observe(Numbered(wanted.First + wanted.Count + outcomes.Count));
            seen.Add(one.InputHash);
            outcomes.Add(one.ResultHash);
        }

        return new ObservedResults(calls, outcomes, outcomes.Count - seen.Count, Problem: null);
    }
}
