using Sut;

public static class Workload
{
    private static readonly Book Book = Written();

    public static object Run() => Reading.Letters(Book) + (Reading.IsLong(3) ? 1 : 0);

    private static Book Written()
    {
        var book = new Book();
        for (var page = 0; page < 60; page++)
            book.Add($"page {page}");
        return book;
    }
}
