using System.Globalization;

namespace SplNet.Tests.Sequence;

/// <summary>Notes in a file that a measuring process of this program was at work, and which one.</summary>
/// <param name="path">The file; empty to note nothing.</param>
/// <param name="name">The name of this program.</param>
internal sealed class Diary(string path, string name)
{
    public static readonly Diary None = new(string.Empty, string.Empty);

    public void Note()
    {
        if (path.Length > 0)
            File.AppendAllText(path, string.Create(CultureInfo.InvariantCulture, $"{name} {Environment.ProcessId}\n"));
    }
}
