namespace SplNet.Calibration;

/// <summary>How long the calls of an operation take. The mean is 1 but for <see cref="Scale"/>.</summary>
/// <param name="Name">The name in the tables.</param>
public sealed record CallShape(string Name)
{
    /// <summary>One call in so many is slow; 0 for none.</summary>
    public int Every { get; init; }

    /// <summary>How many times as long as the others a slow call takes.</summary>
    public double Factor { get; init; } = 1;

    /// <summary>True if exactly each <see cref="Every"/>-th call is slow, and not one in so many by chance.</summary>
    public bool IsPeriodic { get; init; }

    /// <summary>How many slow calls follow each other once one has come.</summary>
    public int Streak { get; init; } = 1;

    /// <summary>The standard deviation of the logarithm of a call that is lognormal; 0 for none.</summary>
    public double LogDeviation { get; init; }

    /// <summary>The shape of a Pareto distribution of calls; 0 for none.</summary>
    public double Pareto { get; init; }

    /// <summary>The mean of a call.</summary>
    public double Scale { get; init; } = 1;

    /// <summary>Every call takes as long as the others.</summary>
    public static CallShape Steady { get; } = new("steady");

    /// <summary>One call in so many takes so many times as long.</summary>
    public static CallShape Slow(int every, double factor) => new($"1 in {every} ×{factor}") { Every = every, Factor = factor };
}
