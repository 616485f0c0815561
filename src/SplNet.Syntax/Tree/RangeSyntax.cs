namespace SplNet.Syntax;

/// <summary><c>1..10 step 3</c>: both bounds belong to it; the step is 1 if there is none.</summary>
internal sealed record RangeSyntax(double From, double To, double? Step) : BinderValuesSyntax;
