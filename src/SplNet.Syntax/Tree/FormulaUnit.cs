namespace SplNet.Syntax;

/// <summary>The units of numbers.</summary>
internal enum FormulaUnit
{
    None,
    Nanosecond,
    Microsecond,
    Millisecond,
    Second,
    Minute,
    Byte,
    Kilobyte,
    Megabyte,
    Gigabyte,
    Percent,
}
