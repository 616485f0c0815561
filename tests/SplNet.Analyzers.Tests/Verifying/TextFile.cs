using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>A file that is no source, as the build gives it to the compiler.</summary>
/// <param name="path">Its path.</param>
/// <param name="text">What is in it.</param>
internal sealed class TextFile(string path, string text) : AdditionalText
{
    public override string Path => path;

    public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text, Encoding.UTF8);
}
