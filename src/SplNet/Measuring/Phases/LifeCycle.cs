using System.Reflection;

namespace SplNet.Measuring.Phases;

/// <summary>The phases around the measured calls of an operand (paper A, section 5.2). Immutable.</summary>
internal sealed record LifeCycle
{
    public static LifeCycle Empty { get; } = new();

    public IReadOnlyList<Phase> SetUps { get; init; } = [];

    public IReadOnlyList<Phase> Validations { get; init; } = [];

    public IReadOnlyList<Phase> CleanUps { get; init; } = [];

    /// <summary>The user's code in all phases.</summary>
    public IEnumerable<MethodInfo> Written => SetUps.Concat(Validations).Concat(CleanUps).Select(static phase => phase.Written);

    public LifeCycle WithSetUp(Action action, Each each, MethodInfo? written = null) =>
        this with { SetUps = [.. SetUps, Of("set-up", each, action, written)] };

    public LifeCycle WithValidation(Func<bool> condition, Each each)
    {
        ArgumentNullException.ThrowIfNull(condition);
        return this with { Validations = [.. Validations, new Phase("validation", each, condition, condition.Method)] };
    }

    public LifeCycle WithCleanUp(Action action, Each each, MethodInfo? written = null) =>
        this with { CleanUps = [.. CleanUps, Of("clean-up", each, action, written)] };

    /// <summary>True if there are no phases.</summary>
    public bool IsEmpty => SetUps.Count + Validations.Count + CleanUps.Count == 0;

    /// <summary>True if any phase runs with this frequency.</summary>
    public bool Has(Each each) => SetUps.Concat(Validations).Concat(CleanUps).Any(phase => phase.Each == each);

    /// <summary>True if a set-up or clean-up runs per iteration or operation, where the user recreates data.</summary>
    public bool Renews => SetUps.Concat(CleanUps).Any(static phase => phase.Each != Each.Run);

    /// <summary>These phases with other phases inside them.</summary>
    public LifeCycle And(LifeCycle inner) => inner.IsEmpty ? this : new LifeCycle
    {
        SetUps = [.. SetUps, .. inner.SetUps],
        Validations = [.. inner.Validations, .. Validations],
        CleanUps = [.. CleanUps, .. inner.CleanUps],
    };

    /// <summary>Runs code between the phases of the run; the clean-up always runs.</summary>
    public T Around<T>(Func<T> body)
    {
        var failed = true;
        try
        {
            Begin(Each.Run);
            var result = body();
            Validate(Each.Run);
            failed = false;
            return result;
        }
        finally
        {
            CleanUp(Each.Run, failed);
        }
    }

    public void Begin(Each each) => Perform(SetUps, each);

    public void Validate(Each each) => Perform(Validations, each);

    /// <summary>Runs every clean-up, the last one first, even if others fail.</summary>
    /// <param name="each">The frequency of the clean-ups to run.</param>
    /// <param name="failed">True after a failure, which a clean-up must not hide.</param>
    public void CleanUp(Each each, bool failed)
    {
        Exception? first = null;
        foreach (var phase in CleanUps.Where(phase => phase.Each == each).Reverse())
        {
            try
            {
                phase.Perform();
            }
            catch (Exception failure)
            {
                first ??= failure;
            }
        }

        if (first is not null && !failed)
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(first);
    }

    private static void Perform(IEnumerable<Phase> phases, Each each)
    {
        foreach (var phase in phases)
        {
            if (phase.Each == each)
                phase.Perform();
        }
    }

    private static Phase Of(string name, Each each, Action action, MethodInfo? written)
    {
        ArgumentNullException.ThrowIfNull(action);
        return new Phase(name, each, Performed, written ?? action.Method);

        bool Performed()
        {
            action();
            return true;
        }
    }
}
