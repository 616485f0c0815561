using SplNet.History.Proposing;

namespace SplNet.History.Confirming;

/// <summary>A comparison that a session of confirmation makes: an old and a new commit of one series.</summary>
/// <param name="Series">The series.</param>
/// <param name="Direction">The direction of the suspected change.</param>
/// <param name="Margin">The margin, see <see cref="ChangeMargin"/>.</param>
internal sealed record Suspect(string Series, ChangeDirection Direction, double Margin)
{
    /// <summary>Creates a suspect.</summary>
    /// <param name="series">The series.</param>
    /// <param name="direction">The direction of the suspected change.</param>
    /// <param name="options">The options for measuring it.</param>
    public static Suspect Of(string series, ChangeDirection direction, ConfirmationOptions options) =>
        new(series, direction, direction == ChangeDirection.Faster ? Math.Max(ChangeMargin.OfGains, options.Margin) : options.Margin);

    /// <summary>Converts the ratio of the claim's left side to its right side into the ratio of the new side to the old one.</summary>
    /// <param name="times">The measured ratio of the claim, including the margin.</param>
    public double NewOverOld(double times)
    {
        var ratio = times * (1 + Margin);
        return Direction == ChangeDirection.Slower ? ratio : 1 / ratio;
    }

    /// <summary>Converts both ends of an interval, the smaller one first.</summary>
    /// <param name="one">One end.</param>
    /// <param name="other">The other end.</param>
    public (double Lower, double Upper) NewOverOld(double one, double other)
    {
        var (first, second) = (NewOverOld(one), NewOverOld(other));
        return (Math.Min(first, second), Math.Max(first, second));
    }

    /// <summary>
    /// Formats the claim of the change as people write it: <c>new &gt; old * 1.01</c>, and for a gain <c>old &gt; new * 1.02</c>.
    /// </summary>
    /// <param name="old">The text of the old side.</param>
    /// <param name="new">The text of the new side.</param>
    public string Claim(string old, string @new)
    {
        var (left, right) = Direction == ChangeDirection.Slower ? (@new, old) : (old, @new);
        return Margin == 0
            ? $"{left} > {right}"
            : string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{left} > {right} * {1 + Margin:0.#####}");
    }
}
