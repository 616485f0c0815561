namespace SplNet.Tests.Shared;

/// <summary>Experiments whose outcome is obvious, so that little measurement is enough.</summary>
internal static class Requirement
{
    public static ExperimentOptions Brief { get; } =
        ExperimentOptions.Default with { Runs = 2, Iterations = 2, IterationTime = TimeSpan.FromMilliseconds(1) };

    /// <summary>The first takes less than half of the memory of the second.</summary>
    public static Experiment Leaner(Func<object> lean, Func<object> heavy) =>
        new((lean, heavy, allocated) => allocated(lean) * 2 < allocated(heavy))
        {
            ["lean"] = Operand.Of(lean),
            ["heavy"] = Operand.Of(heavy),
            Options = Brief,
        };

    /// <summary>The work takes less than half of the bytes of much work: one operand, and so half of the processes.</summary>
    public static Experiment Leaner(int littleWork, int muchWork) => new((lean, allocated) => allocated(lean) * 2 < muchWork.Bytes())
    {
        ["lean"] = Operand.Of(() => Work.Of(littleWork)),
        Options = Brief,
    };

    /// <summary>Sound, and never decided.</summary>
    public static Experiment Undecided(OnInconclusive then) => new((one, other, mean) => mean(one) < mean(other))
    {
        ["one"] = Operand.Of(() => Work.Of(Work.Little)),
        ["other"] = Operand.Of(() => Work.Of(Work.Little)),
        Options = Brief with { Interpretation = new NoEvidence(), OnInconclusive = then },
    };
}
