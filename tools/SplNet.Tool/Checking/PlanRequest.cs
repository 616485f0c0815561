using SplNet.Tool.Requirements;

namespace SplNet.Tool.Checking;

/// <summary>The user's request to plan experiments.</summary>
/// <param name="Inputs">Where the operands are found.</param>
/// <param name="Runs">The runs that are measured for the plan, of each side.</param>
/// <param name="Alpha">The significance; null for the significance of the settings.</param>
/// <param name="Effect">The effect to show, as a share of the time.</param>
/// <param name="Precision">The largest deviation of a quantile, in units of probability.</param>
internal sealed record PlanRequest(RequirementInputs Inputs, int Runs, double? Alpha, double Effect, double Precision)
{
    /// <summary>The runs of each side unless the user asks for another number.</summary>
    public const int UsualRuns = 10;

    /// <summary>The effect unless the user asks for another.</summary>
    public const double UsualEffect = 0.05;

    /// <summary>The precision unless the user asks for another.</summary>
    public const double UsualPrecision = 0.01;
}
