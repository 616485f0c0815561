namespace SplNet.Tool.Mutating;

/// <summary>What holds where the command line says nothing.</summary>
internal static class MutateDefaults
{
    /// <summary>The level at which a mutant is killed wrongly by any of its tests.</summary>
    public const double Alpha = 0.05;

    /// <summary>Tests that are measured on a mutant before survivors get more.</summary>
    public const int TestsPerMutant = 5;

    /// <summary>Pairs of a test with an identity mutant, and as many with a layout mutant.</summary>
    public const int Controls = 10;

    /// <summary>The largest share of the measuring time for controls.</summary>
    public const double ShareOfControls = 0.2;

    /// <summary>The most lines of the report; files have the rest.</summary>
    public const int MostLines = 40;

    /// <summary>Seconds that a build may take.</summary>
    public const double BuildSeconds = 600;

    /// <summary>The slowdowns that kill.</summary>
    public static readonly IReadOnlyList<double> Thresholds = [0.05, 0.1];

    /// <summary>The delays that are planted where <c>--doses</c> names none.</summary>
    public static readonly IReadOnlyList<double> Doses = [0.01, 0.02, 0.05, 0.1, 0.2];
}
