namespace SplNet.Syntax;

/// <summary><c>10, 100</c> or <c>(1, 10), (2, 20)</c></summary>
internal sealed record ValueListSyntax(SyntaxList<ValueRowSyntax> Rows) : BinderValuesSyntax;
