namespace SplNet.Statements.Experiments;

/// <summary>Where and what an experiment is; two runs of the same test must meet the same ones in the same order.</summary>
/// <param name="Formula">The text of the formula.</param>
/// <param name="Line">The line of the source.</param>
internal sealed record ExperimentSite(string Formula, int Line)
{
    public override string ToString() => $"'{Formula}' (line {Line.ToString(System.Globalization.CultureInfo.InvariantCulture)})";
}
