using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Mutations.Compiling;

/// <summary>A file that the project passes to its generators.</summary>
/// <param name="path">Its path.</param>
internal sealed class AdditionalFile(string path) : AdditionalText
{
    /// <inheritdoc/>
    public override string Path => path;

    /// <inheritdoc/>
    public override SourceText? GetText(CancellationToken cancellationToken = default)
    {
        if (!File.Exists(path))
            return null;
        using var stream = File.OpenRead(path);
        return SourceText.From(stream);
    }
}
