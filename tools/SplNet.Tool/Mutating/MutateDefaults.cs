namespace SplNet.Tool.Mutating;

/// <summary>The defaults of the command line.</summary>
internal static class MutateDefaults
{
    /// <summary>The level at which a mutant is wrongly killed by any of its tests.</summary>
    public const double Alpha = 0.05;

    /// <summary>The number of tests per mutant before survivors get more.</summary>
    public const int TestsPerMutant = 5;

    /// <summary>The number of pairs of a test with an identity mutant, and with a layout mutant.</summary>
    public const int Controls = 10;

    /// <summary>The largest share of the measuring time for controls.</summary>
    public const double ShareOfControls = 0.2;

    /// <summary>The maximum number of lines in the report; files contain the rest.</summary>
    public const int MostLines = 40;

    /// <summary>The time limit of a build in seconds.</summary>
    public const double BuildSeconds = 600;

    /// <summary>The slowdowns that count as kills.</summary>
    public static readonly IReadOnlyList<double> Thresholds = [0.05, 0.1];

    /// <summary>The delays to plant if <c>--doses</c> names none.</summary>
    public static readonly IReadOnlyList<double> Doses = [0.01, 0.02, 0.05, 0.1, 0.2];
}
