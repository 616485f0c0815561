namespace SplNet.Statements.Experiments;

/// <summary>The identity of an experiment; two runs of the same test must reach the same experiments in the same order.</summary>
/// <param name="Formula">The text of the formula.</param>
/// <param name="Line">The source line.</param>
internal sealed record ExperimentSite(string Formula, int Line)
{
    public override string ToString() => $"'{Formula}' (line {Line.ToString(System.Globalization.CultureInfo.InvariantCulture)})";
}
