using SplNet.History.Proposing;

namespace SplNet.History.Confirming;

/// <summary>A comparison that a session of confirmation makes: an old and a new commit of one series.</summary>
/// <param name="Series">The series.</param>
/// <param name="Direction">The change that is suspected.</param>
/// <param name="Margin">The margin, see <see cref="ChangeMargin"/>.</param>
internal sealed record Suspect(string Series, ChangeDirection Direction, double Margin)
{
    /// <summary>A suspect of a machine class.</summary>
    /// <param name="series">The series.</param>
    /// <param name="direction">The change that is suspected.</param>
    /// <param name="placebo">What placebo measurements of the machine class say.</param>
    public static Suspect Of(string series, ChangeDirection direction, Placebo placebo) => new(series, direction, ChangeMargin.Of(direction, placebo.Tau));

    /// <summary>
    /// The claim that the change is there, as people write it: <c>new &gt; old * 1.01</c>, and for a gain <c>old &gt; new * 1.02</c>.
    /// </summary>
    /// <param name="old">The text of the old side.</param>
    /// <param name="new">The text of the new side.</param>
    public string Claim(string old, string @new)
    {
        var (left, right) = Direction == ChangeDirection.Slower ? (@new, old) : (old, @new);
        return Margin == 0 ? $"{left} > {right}" : string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{left} > {right} * {1 + Margin:0.#####}");
    }
}
