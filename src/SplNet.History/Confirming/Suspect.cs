using SplNet.History.Proposing;

namespace SplNet.History.Confirming;

/// <summary>A comparison that a session of confirmation makes: an old and a new commit of one series.</summary>
/// <param name="Series">The series.</param>
/// <param name="Direction">The change that is suspected.</param>
/// <param name="Margin">The margin, see <see cref="ChangeMargin"/>.</param>
internal sealed record Suspect(string Series, ChangeDirection Direction, double Margin)
{
    /// <summary>A suspect.</summary>
    /// <param name="series">The series.</param>
    /// <param name="direction">The change that is suspected.</param>
    /// <param name="options">How it is measured.</param>
    public static Suspect Of(string series, ChangeDirection direction, ConfirmationOptions options) =>
        new(series, direction, direction == ChangeDirection.Faster ? Math.Max(ChangeMargin.OfGains, options.Margin) : options.Margin);

    /// <summary>The new side over the old one, of how many times the left side of the claim is its right side.</summary>
    /// <param name="times">What was measured of the claim, margin and all.</param>
    public double NewOverOld(double times)
    {
        var ratio = times * (1 + Margin);
        return Direction == ChangeDirection.Slower ? ratio : 1 / ratio;
    }

    /// <summary>The same of the ends of an interval, the smaller one first.</summary>
    /// <param name="one">One end.</param>
    /// <param name="other">The other end.</param>
    public (double Lower, double Upper) NewOverOld(double one, double other)
    {
        var (first, second) = (NewOverOld(one), NewOverOld(other));
        return (Math.Min(first, second), Math.Max(first, second));
    }

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
