using System.Globalization;

namespace SplNet.Tests.Results.Reports;

/// <summary>Another culture for the current thread, for a while.</summary>
internal sealed class Culture : IDisposable
{
    private readonly CultureInfo _previous = CultureInfo.CurrentCulture;

    public Culture(string name) => CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(name);

    public void Dispose() => CultureInfo.CurrentCulture = _previous;
}
